/**
 * Runs before the first paint, so that a chosen theme never flashes. It stands inline in every page, and
 * the build writes its hash for the content security policy: keep it constant.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
