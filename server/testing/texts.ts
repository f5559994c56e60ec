/** Reads as AI, after the Clean rewrite too, and as human after the others; well below every plan's limit. */
export const machineText =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the group utilized a meticulous approach to delve into the problem. ' +
  'Furthermore, the majority of individuals possess the ability to plan. ' +
  'Moreover, this highlights the role that planning plays in the town. ' +
  'The plan is essential, and it fosters trust in the team.'

/** Reads as AI, and as human after the Clean rewrite: such a run is charged. */
export const helpedText =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the group utilized a new approach to delve into the problem. ' +
  'Additionally, this shows the pivotal role that planning plays.'

/** Returns `count` words in sentences of ten, for limits that count words. */
export function wordsOfText(count: number): string {
  return Array.from({ length: count }, (_, i) =>
    i % 10 === 9 ? 'sea.' : i % 10 === 0 ? 'The' : 'calm',
  ).join(' ')
}
