import { simulateSitting } from '#domain/exams/simulate.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import type { PackedItem } from '#domain/exams/pack-items.ts'
import { roundThreshold } from '#domain/exams/pack-items.ts'
const N=Number(process.argv[2]??2000), S=Number(process.argv[3]??300)
const random=seededRandom(7)
const u=()=> (random(1<<30)+.5)/(1<<30)
const normal=()=>Math.sqrt(-2*Math.log(u()))*Math.cos(2*Math.PI*u())
const {plan}=defaultSettings('RN')
const items: PackedItem[]=[]
for(let i=1;i<=N;i++){ let x=u()*100,a=0; while(a<7&&x>=plan[a]!.share){x-=plan[a]!.share;a++}
 const kind=i%33===0?'judgment':i%50===0?'case':'single'
 const b=normal()
 const part=(b:number,m:number)=>({thresholds:Array.from({length:m},(_,j)=>roundThreshold(b+(j-(m-1)/2)*.5))})
 items.push({id:i,area:a,kind,fresh:i%10===0,parts:kind==='case'?Array.from({length:6},()=>part(b+normal()*.4,1+random(4))):[part(b,kind==='judgment'?5:i%9===0?4:1)]})}
const src={exam:'RN' as const,numbers:{minItems:85,maxItems:150,unscored:15,caseStudies:3},plan,standard:0,items,random}
const seen=new Map<number,number>();let all=0
for(const th of [-1,-.5,-.2,0,.2,.5,1]){let pass=0,len=0,se=0;const t=process.hrtime.bigint();let ends=0,n=0,dev=0
 const areaMean=plan.map(()=>0)
 for(let s=0;s<S;s++){const r=simulateSitting(src,th)!;if(r.decision.passed)pass++;len+=r.decision.answered;n+=r.decision.answered;se+=r.decision.estimate!.error;all++;for(const q of r.questions)seen.set(q,(seen.get(q)??0)+1);if(r.decision.answered===150)ends++
  r.sitting.given.forEach((g,i)=>{const d=Math.abs(g/r.sitting.content*100-plan[i]!.share);dev=Math.max(dev,d);areaMean[i]!+=g/r.sitting.content*100/S})
  if(s===0&&th===0)console.log('deck',r.sitting.deck.items.length)}
 const ms=Number(process.hrtime.bigint()-t)/1e6
 console.log(th,'pass',(pass/S*100).toFixed(1),'len',(len/S).toFixed(1),'se',(se/S).toFixed(3),'max%',(ends/S*100).toFixed(0),'ms/sit',(ms/S).toFixed(2),'ms/item',(ms/n).toFixed(3),'dev',dev.toFixed(2),'meandev',Math.max(...areaMean.map((m,i)=>Math.abs(m-plan[i]!.share))).toFixed(2))}
const e=[...seen.entries()].sort((a,b)=>b[1]-a[1]).slice(0,3).map(([i,n])=>`${i} ${items[i-1]!.kind} ${(n/all).toFixed(2)}`)
const es=[...seen.entries()].filter(([i])=>items[i-1]!.kind==='single').sort((a,b)=>b[1]-a[1]).slice(0,3).map(([i,n])=>`${i} ${items[i-1]!.kind} ${(n/all).toFixed(2)}`)
console.log(e,es)
