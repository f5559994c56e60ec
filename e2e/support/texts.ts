/** Full of what the Clean rewrite takes out. */
export const machineReply =
  'It is important to note that we utilize numerous tools in order to facilitate the process. ' +
  'Furthermore, the team leveraged a comprehensive approach to delve into the intricate details. ' +
  'Additionally, this serves as a testament to the pivotal role that robust planning plays.'

/** Long enough to be stopped in the middle. */
export const slowReply = Array.from({ length: 90 }, (_, i) => `The count goes on and is at ${i}.`).join(' ')
