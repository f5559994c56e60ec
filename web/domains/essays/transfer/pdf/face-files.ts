import { fileURLToPath } from 'node:url'
import type { Face } from './faces.ts'

const packages: Record<string, string> = { serif: 'tinos', sans: 'arimo', mono: 'cousine' }
const styles: Record<string, string> = {
  '': '400Regular',
  Bold: '700Bold',
  Italic: '400Regular_Italic',
  BoldItalic: '700Bold_Italic',
}

/** Returns the path of a face on the disk, for tests; pages load it with `load-face.ts`. */
export function faceFile(face: Face): string {
  const [, family = '', style = ''] = /^(serif|sans|mono)(.*)$/.exec(face)!
  const name = packages[family]!
  const file = `${name[0]!.toUpperCase()}${name.slice(1)}_${styles[style]}.ttf`
  return fileURLToPath(
    new URL(
      `../../../../../node_modules/@expo-google-fonts/${name}/${styles[style]}/${file}`,
      import.meta.url,
    ),
  )
}
