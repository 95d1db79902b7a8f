//! dev
#![allow(unused, clippy::all)]
#[path = "../tests/common/mod.rs"] mod common;
#[path = "../tests/texts/meaning.rs"] mod meaning;
use mexplorer::{readings, Game};
use meaning::*;
fn main(){
  let args: Vec<String>=std::env::args().skip(1).collect();
  let all = args.iter().any(|a| a=="-a");
  for f in args.iter().filter(|a| !a.starts_with("-")){
    let (mut c,mut fst,mut off,mut refd,mut wrong,mut n,mut right)=(0,0,0,0,0,0,0);
    for line in std::fs::read_to_string(f).unwrap().lines(){
      if line.is_empty() {continue}
      let p: Vec<&str>=line.split('\t').collect();
      let text=p[0].replace("\\\\","\u{1}").replace("\\n","\n").replace("\\t","\t").replace("\u{1}","\\");
      let found=readings(&text);
      let m=p.get(1).copied().unwrap_or("?");
      let ms: Vec<Meaning> = if m=="?" {vec![]} else {meanings(m)};
      for one in &ms { if let Some(l)=one.lapse(){ println!("LAPSE {l}"); } }
      let at=found.iter().position(|r| ms.iter().any(|x| x.is(r)));
      let cert=found.iter().position(|r| r.certain);
      let strength=p.get(2).copied().unwrap_or("certain");
      let v = match (cert,at){ (Some(a),Some(b)) if a==b && (strength=="certain"||found[b].absent.is_some()) =>"CERTAIN",(Some(_),_)=>"WRONG",(None,Some(0))=>"first",(None,Some(_))=>"later",_=>"none"};
      n+=1;
      match v{"CERTAIN"=>c+=1,"WRONG"=>wrong+=1,"first"=>fst+=1,"later"=>off+=1,_=>refd+=1}
      let ok = v=="CERTAIN"||v=="first"||(v=="none"&&strength=="refuse"&&found.iter().all(|r|!r.rest.is_empty()||!found[0].rest.is_empty()));
      if ok {right+=1}
      if args.iter().any(|a| a=="-w") && ok {
        let canon=|x:&str|->String{ if x.starts_with(['#','-'])||x.starts_with("any ")||x.starts_with("view ")||x.starts_with("absent ")||x.contains(" ? heaps") {return x.to_string()}
          let (l,pp)=match x.split_once(" @ "){Some((a,b))=>(a,Some(b)),None=>(x,None)};
          let g=Game::parse(l).unwrap(); match pp {Some(q)=>format!("{g} @ {}",g.text(&g.position(q).unwrap())),None=>g.to_string()} };
        let mm: Vec<String>=m.split(" || ").map(canon).collect();
        println!("ROW\t{}\t{}\t{}",p[0],mm.join(" || "),if m=="-" {"refuse"} else {strength});
      }
      if all||!ok||m=="?" {
        let u: Vec<u16>=text.encode_utf16().collect();
        let s: Vec<String>=found.iter().take(3).map(|r| { let rest: Vec<String>=r.rest.iter().map(|(a,b)| String::from_utf16_lossy(&u[*a..(*b).min(u.len())])).collect(); format!("{} {{{}}}",said(r),rest.join("¦"))}).collect();
        println!("{v:8} {}\n      want {m}\n      got  {}",p[0],s.join("\n           "));
      }
    }
    println!("== {f}: n {n} right {right} certain {c} first {fst} later {off} none {refd} WRONG {wrong}");
  }
}
