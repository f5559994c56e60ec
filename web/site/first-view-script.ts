/**
 * Shows the first view of a page (web/site/app-views.tsx) for the width of this window, with the sidebar as it was last.
 * Its hash is in the content security policy, so keep it constant.
 */
export const firstViewScript =
  "(v=>{if(!v)return;v.replaceChildren(v.children[matchMedia('(max-width:767px)').matches?0:1].content);try{if(localStorage.getItem('sidebar')==='icons')v.className='icons'}catch(e){}})(document.querySelector('#first-view[inert]'))"
