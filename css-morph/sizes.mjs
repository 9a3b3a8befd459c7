import postcss from 'postcss'; import { readFileSync, readdirSync } from 'node:fs'; import { gzipSync } from 'node:zlib'
const d=process.argv[2]; const f=readdirSync(d+'/assets').find(n=>/^style.*css$/.test(n)); const css=readFileSync(d+'/assets/'+f,'utf8')
const root=postcss.parse(css); const gz=(t)=>gzipSync(t,{level:9}).length
console.log('total',css.length,gz(css))
for (const n of root.nodes) { const t=n.toString(); if(t.length>1500) console.log(n.type,n.name??'',(n.params??n.selector??'').slice(0,60),t.length,gz(t)) }
const util=root.nodes.find(n=>n.type==='atrule'&&n.name==='layer'&&n.params==='utilities')
const cat={}
const add=(k,n)=>{const t=n.toString(); cat[k]??={n:0,len:0,t:''}; cat[k].n++; cat[k].len+=t.length; cat[k].t+=t}
for (const n of util.nodes) { if(n.type==='rule'){ const s=n.selector; const k=/\\\[.*&|\\\[&/.test(s)||/\\\[.*\\&/.test(s)?'arbvariant':/^\.[\w-]+$/.test(s)?'plain':/\\\[/.test(s)?'arbitrary value':'variant'; add(k,n)} else add('@'+n.name+' '+n.params.slice(0,30),n) }
for (const [k,v] of Object.entries(cat)) console.log(k,v.n,v.len,gz(v.t))
