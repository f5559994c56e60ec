/**
 * Makes the calls that every page of the application needs first, while its scripts are loaded; `answerOfFirstCall` in
 * web/api.ts takes their answers. Its hash is in the content security policy, so keep it constant.
 */
export const firstCallsScript =
  "firstCalls={};['/api/session','/api/config'].forEach(p=>(firstCalls[p]=fetch(p)).catch(()=>{}))"
