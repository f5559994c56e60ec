/** Full of phrases that the Clean rewrite removes. Reads as AI after it all the same, so that the run is free. */
export const machineReply =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the group utilized a meticulous approach to delve into the problem. ' +
  'Additionally, this serves as a testament to the pivotal role that robust planning plays. ' +
  'Additionally, this shows the pivotal role that planning plays. ' +
  'Moreover, this underscores the pivotal role of planning.'

/** Reads as AI, and as human after the Clean rewrite, so that the run is charged. */
export const helpedText =
  'It is important to note that we utilize numerous tools in order to improve the results. ' +
  'Additionally, the group utilized a new approach to delve into the problem. ' +
  'Additionally, this shows the pivotal role that planning plays.'

/** Long enough to be stopped halfway, also on a slow machine. Every journey that asks for it ends it. */
export const slowReply = Array.from({ length: 270 }, (_, i) => `The count goes on and is at ${i}.`).join(' ')

/** Every Markdown construct, and what must not be rendered. */
export const markdownReply = [
  '# Tides in figures',
  'The level is $h(t) = a\\cos(\\omega t)$, and a ticket costs $5 or $10.',
  '$$\n\\int_0^T h(t)\\,dt = 0\n$$',
  '| Place | Country | Range in metres | Highest recorded | River or bay |\n|---|---|--:|--:|---|\n| Burntcoat Head | Canada | 14.5 | 16.3 | Bay of Fundy |\n| Avonmouth | England | 12.3 | 14.9 | Severn estuary |',
  "```ts\n// one day\nexport function level(hours: number): number {\n  return 7.1 * Math.cos((2 * Math.PI * hours) / 12.42) + 'm'.length\n}\n```",
  '![a wave](https://tracker.example/pixel.png?who=you)',
  '<script>document.title = "taken over"</script><img src="https://tracker.example/x.png" onerror="alert(1)">',
  'The end of the figures.',
].join('\n\n')

/** An essay in the style of a model, in which every paragraph is marked. */
export const machineEssay = [
  'Artificial intelligence has become an increasingly important part of modern education, offering numerous benefits to both students and educators. By leveraging advanced algorithms, these systems can provide personalized learning experiences that adapt to individual needs. Furthermore, they play a crucial role in fostering engagement and enhancing outcomes across diverse settings.',
  'One of the most significant advantages of this technology is its ability to facilitate immediate feedback. Students can navigate complex challenges with confidence, while educators gain valuable insights into their progress. Additionally, this comprehensive approach ensures that no learner is left behind in an ever-evolving landscape.',
  'However, it is important to acknowledge that the integration of such tools also presents several challenges. Concerns regarding data privacy, algorithmic bias, and the potential erosion of critical thinking skills must be carefully addressed. Moreover, not all schools have equal access to the necessary infrastructure, which could further exacerbate existing inequalities.',
  'Collaboration between policymakers, educators, and technology developers is therefore essential. By working together, stakeholders can cultivate a robust framework that promotes responsible innovation. This not only enhances transparency but also fosters a profound sense of trust within the wider community.',
  'In conclusion, artificial intelligence holds tremendous potential to transform the educational landscape. While challenges undoubtedly remain, a balanced and thoughtful approach can help harness the power of this technology. Ultimately, the goal should not be to replace teachers but rather to empower them, creating a more inclusive, engaging, and effective learning environment for all.',
].join('\n\n')
