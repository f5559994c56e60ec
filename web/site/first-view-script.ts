/**
 * Shows the first view of a page (web/site/app-views.tsx) for the width of this window, with the sidebar as it was last.
 * When it is painted, loads the other files of the page, which would otherwise be loaded one after the other. Nothing is
 * painted in a tab in the background. Its hash is in the content security policy, so keep it constant.
 */
export const firstViewScript =
  "((v,l)=>{if(!v)return;v.replaceChildren(v.children[matchMedia('(max-width:767px)').matches?0:1].content);try{if(localStorage.getItem('sidebar')==='icons')v.className='icons'}catch(e){}l=()=>(v.dataset.next||'').split(' ').filter(Boolean).forEach(f=>document.head.append(Object.assign(document.createElement('link'),f.endsWith('.css')?{rel:'preload',as:'style'}:{rel:'modulepreload'},{crossOrigin:'',href:f})));document.hidden?l():requestAnimationFrame(()=>setTimeout(l))})(document.querySelector('#first-view[inert]'))"
