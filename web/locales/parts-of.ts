import type { Compiled, Translations } from './language.ts'

type Modules = Record<string, Record<string, unknown>>

/**
 * Returns the parts of files, by name: `./chats/list.ts` is the part `chats/list`, and of a file with several, each is
 * named with its export, such as `essays/record/reportTexts`.
 */
export function partsOf(modules: Modules): Translations {
  const parts: Record<string, Compiled> = {}
  for (const [path, module] of Object.entries(modules)) {
    const name = path.slice('./'.length, -'.ts'.length)
    const exports = Object.entries(module)
    for (const [key, part] of exports) parts[exports.length > 1 ? `${name}/${key}` : name] = part as Compiled
  }
  return parts
}
