import postcss from 'postcss'; import sp from 'postcss-selector-parser'; import { readFileSync } from 'node:fs'; import { execSync } from 'node:child_process'
const files = execSync("find ./w/web -name '*.css'").toString().trim().split('\n')
const media = {}, kinds = {}, props={}; const sels={}
for (const f of files) {
  const root = postcss.parse(readFileSync(f,'utf8'))
  root.walkAtRules(a=>{ media['@'+a.name+' '+a.params]=(media['@'+a.name+' '+a.params]??0)+1 })
  root.walkRules(r=>{ if (r.parent.type==='atrule'&&/keyframes/.test(r.parent.name)) return
    sp(s=>s.each(sel=>{
      const classes=[]; sel.walkClasses(c=>{classes.push(c.value)})
      const combs=[]; sel.each(n=>{ if(n.type==='combinator') combs.push(n.value.trim()||' ') })
      const kind = classes.length===0?'none': combs.length===0 ? (classes.length===1?'own':'own-multi') : `${combs.length>1?'deep':'child'}-${classes.length===1?'1class':'multi'}`
      const n=r.nodes.filter(n=>n.type==='decl').length
      kinds[kind]??=[0,0]; kinds[kind][0]++; kinds[kind][1]+=n
      if(kind!=='own') (sels[kind]??=[]).push(f.split('/').pop()+': '+sel.toString().trim().replace(/\s+/g,' '))
    })).processSync(r.selector)
    r.walkDecls(d=>{props[d.prop]=(props[d.prop]??0)+1}) })
}
console.log(media); console.log(kinds); console.log(Object.entries(props).sort((a,b)=>b[1]-a[1]).map(([k,v])=>k+':'+v).join(' '))
for (const k in sels) { console.log('== '+k); console.log(sels[k].join('\n')) }
