/** Full of what the Clean rewrite takes out. */
export const machineReply =
  'It is important to note that we utilize numerous tools in order to facilitate the process. ' +
  'Furthermore, the team leveraged a comprehensive approach to delve into the intricate details. ' +
  'Additionally, this serves as a testament to the pivotal role that robust planning plays.'

/** Long enough to be stopped in the middle. */
export const slowReply = Array.from({ length: 90 }, (_, i) => `The count goes on and is at ${i}.`).join(' ')

/** Everything that Markdown can bring, and what it must not. */
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
