/**
 * Context sizes of well-known models in tokens, as published by their makers; the first matching name applies. The
 * OpenAI protocol does not report the size, so other models use the operator's AI_CONTEXT_TOKENS.
 */
const sizes: [RegExp, number][] = [
  [/^gpt-4\.1/, 1_047_576],
  [/^gpt-5-chat/, 128_000],
  [/^gpt-5/, 400_000],
  [/^(?:chatgpt-4o|gpt-4o|gpt-4-turbo|gpt-4\.5|gpt-4-(?:0125|1106))/, 128_000],
  [/^gpt-4-32k/, 32_768],
  [/^gpt-4/, 8_192],
  [/^gpt-3\.5-turbo-instruct/, 4_096],
  [/^gpt-3\.5/, 16_385],
  [/^o1-(?:mini|preview)/, 128_000],
  [/^o\d/, 200_000],
]

export function contextSizeOf(model: string, otherwise: number): number {
  return sizes.find(([name]) => name.test(model))?.[1] ?? otherwise
}
