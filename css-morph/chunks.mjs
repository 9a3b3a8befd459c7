import { readdirSync, readFileSync } from 'node:fs'; import { gzipSync } from 'node:zlib'
const sizes=(d)=>{const o={}; for(const f of readdirSync(d+'/assets')) if(/\.js$/.test(f)) o[f.replace(/-[\w-]{8}\.js$/,'')]=gzipSync(readFileSync(d+'/assets/'+f),{level:9}).length; return o}
const a=sizes(process.argv[2]), b=sizes(process.argv[3]); let sum=0
const rows=Object.keys(b).map(k=>[k,(a[k]??0),b[k],b[k]-(a[k]??0)]).sort((x,y)=>y[3]-x[3])
for(const r of rows.slice(0,40)) console.log(r.join(' ')); console.log('sum',rows.reduce((s,r)=>s+r[3],0))
