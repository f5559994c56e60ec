/** Reads as AI, after the Clean rewrite too, and as human after the others; well below every plan's limit. */
export const machineText =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the team utilized a meticulous approach to delve into the details. ' +
  'Additionally, this serves as a testament to the pivotal role that robust planning plays.'

/** Reads as AI, and as human after the Clean rewrite: such a run is charged. */
export const helpedText =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the team utilized a meticulous approach to delve into the details. ' +
  'My brother hated it at first, but he got over it once he saw the shed.'

/** Returns `count` words in sentences of ten, for limits that count words. */
export function wordsOfText(count: number): string {
  return Array.from({ length: count }, (_, i) =>
    i % 10 === 9 ? 'sea.' : i % 10 === 0 ? 'The' : 'calm',
  ).join(' ')
}
