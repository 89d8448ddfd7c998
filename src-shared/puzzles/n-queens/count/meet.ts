import type { Halves, Classes } from './halves'
export interface Meeting{ low:Int32Array; high:Int32Array; width:number}
export function makeMeeting(lines:number):Meeting{const width=Math.max(1,Math.ceil(lines/3));return{width,low:new Int32Array(6<<width),high:new Int32Array(6<<width)}}
export function countPairs(left:Halves,right:Halves,meeting:Meeting,classes:Classes):number{
  const {low,high,width}=meeting
  const {bits,shift}=classes
  const cm=(1<<bits)-1
  const {size}=right
  let count=0
  for(let from=0;from<size;from+=64){
    const end=Math.min(from+64,size),middle=Math.min(from+32,size)
    const common=fill(right,from,middle,low,width,shift,bits)&fill(right,middle,end,high,width,shift,bits)
    count+=run(left,low,high,width,common)
  }
  return count
}
function fill(right:Halves,from:number,to:number,table:Int32Array,width:number,shift:number,bits:number){
    const {falling,rising,size}=right
  const cm=(1<<bits)-1
  const one=1<<width,two=2<<width,three=3<<width,four=4<<width,five=5<<width,mask=(1<<width)-1
    let f=-1,r=-1
    table.fill(0)
    for(let b=from;b<to;b++){
      const p=rising[b] as number,q=falling[b] as number
      f&=p;r&=q
      const bit=1<<(b-from)
      table[~p&mask]!|=bit
      table[one+(~p>>>width&mask)]!|=bit
      table[two+(~p>>>2*width&mask)]!|=bit
      table[three+(~q&mask)]!|=bit
      table[four+(~q>>>width&mask)]!|=bit
      table[five+(~q>>>2*width&mask)]!|=bit
    }
    for(let bit=1;bit<=mask;bit<<=1) spread(table,bit)
    return (f>>>shift&cm)|((r>>>shift&cm)<<bits)
  }
function spread(table:Int32Array,bit:number){
  for(let i=0;i<table.length;i+=2*bit)for(let j=i;j<i+bit;j++)table[j]!|=table[j+bit] as number
}
function run(left:Halves,table:Int32Array,high:Int32Array,width:number,common:number):number{
  const {falling,rising,start}=left
  const one=1<<width,two=2<<width,three=3<<width,four=4<<width,five=5<<width,mask=(1<<width)-1
  const classes=start.length-1
  let count=0
  for(let k=0;k<classes;k++){
    if((k&common)!==0)continue
    const end=start[k+1] as number
    for(let i=start[k] as number;i<end;i++){
      const p=falling[i] as number,q=rising[i] as number
      const a=p&mask,b=one+((p>>>width)&mask),c=two+(p>>>(2*width)),d=three+(q&mask),e=four+((q>>>width)&mask),f=five+(q>>>(2*width))
      const s=(table[a] as number)&(table[b] as number)&(table[c] as number)&(table[d] as number)&(table[e] as number)&(table[f] as number)
      const t=(high[a] as number)&(high[b] as number)&(high[c] as number)&(high[d] as number)&(high[e] as number)&(high[f] as number)
      if((s|t)!==0)count+=pop(s)+pop(t)
    }
  }
  return count
}
function pop(bits:number):number{
  let x=bits-((bits>>>1)&0x55555555);x=(x&0x33333333)+((x>>>2)&0x33333333);return Math.imul((x+(x>>>4))&0x0f0f0f0f,0x01010101)>>>24
}
