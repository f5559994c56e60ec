/**
 * Runs before the first paint, so that a stored theme does not flash. Every page inlines it and the build writes its
 * hash to the content security policy, so keep it constant.
 */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
