import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It had a smooth, creamy texture.', 'It had a smooth and creamy texture.'],
    ['We heard a low, rumbling sound.', 'We heard a low and rumbling sound.'],
  ],
  silent: [
    'It was a big, old house.',
    'It had warm, soft bread, cakes and tea.',
    'They were a calm, quiet, gentle people.',
    'She bought a warm, heavy coat and a hat, gloves and boots.',
  ].slice(0, 3),
}
