/** Reads as AI, and its changed passage as human after a rewrite in any mode; well below every plan's limit. */
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

/** Is rewritten in every mode, and reads as AI after that too: such a run is free. */
export const stubbornText =
  'Furthermore, it is important to note that the multifaceted tapestry of urban planning plays a crucial role in ' +
  'fostering a holistic landscape. Additionally, the intricate interplay of community engagement underscores the ' +
  'pivotal significance of sustainable development. In order to foster resilience, stakeholders must navigate a ' +
  'complex landscape of evolving regulations.'

/** Returns `count` words in sentences of ten, for limits that count words. */
export function wordsOfText(count: number): string {
  return Array.from({ length: count }, (_, i) =>
    i % 10 === 9 ? 'sea.' : i % 10 === 0 ? 'The' : 'calm',
  ).join(' ')
}
