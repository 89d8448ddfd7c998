import { fill, makeHalves, makeFiller,crossingsOf } from './halves'
import { type CountJob, jobsOf } from './jobs'
import { makePairCounter } from './pairs'
declare const process: any, performance: any, console: any
let key='',maker:any,A:any,B:any,meeting:any
export const time={gen:0,join:0}
export function countJob(job:CountJob){
  const{n,rows,middle,weight}=job
  if(key!==`${n} ${middle}`){
    key=`${n} ${middle}`;maker=makeFiller(n,middle);A??=makeHalves();B??=makeHalves();meeting??=makePairCounter(crossingsOf(n))
  }
  const others=(2**n-1)^rows^(middle<0?0:1<<middle)
  const t=performance.now()
  fill(A,maker,rows)
  if(A.size===0)return 0
  fill(B,maker,others)
  const u=performance.now()
  const [p,q]=A.size>B.size?[A,B]:[B,A]
  const c=weight*meeting.count(p,q)
  time.gen+=u-t;time.join+=performance.now()-u
  return c
}
const n=+process.argv[2]
const t0=performance.now()
const jobs=jobsOf(n)
const t1=performance.now()
let s=0
const every=+(process.argv[3]??1)
for(let i=0;i<jobs.length;i+=every){const c=countJob(jobs[i]!);s+=c}
console.log(n,s,jobs.length,'jobsOf',(t1-t0).toFixed(0),'gen',time.gen.toFixed(0),'join',time.join.toFixed(0),'all',(performance.now()-t0).toFixed(0),'user',(process.cpuUsage().user/1000).toFixed(0))
