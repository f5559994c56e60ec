import { fileURLToPath } from 'node:url'
import type { Face } from './faces.ts'
import type { MathFace } from './math-faces.ts'

const packages: Record<string, string> = { serif: 'tinos', sans: 'arimo', mono: 'cousine' }
const styles: Record<string, string> = {
  '': '400Regular',
  Bold: '700Bold',
  Italic: '400Regular_Italic',
  BoldItalic: '700Bold_Italic',
}

const mathFiles: Record<MathFace, string> = {
  mathMain: 'Main-Regular',
  mathBold: 'Main-Bold',
  mathItalic: 'Math-Italic',
  mathAms: 'AMS-Regular',
  mathScript: 'Caligraphic-Regular',
  mathSize1: 'Size1-Regular',
  mathSize2: 'Size2-Regular',
  mathSize3: 'Size3-Regular',
  mathSize4: 'Size4-Regular',
}

const modules = '../../../../../node_modules/'

/** Returns the path of a face on the disk, for tests; pages load it with `load-face.ts`. */
export function faceFile(face: Face): string {
  if (face in mathFiles)
    return fileURLToPath(
      new URL(`${modules}katex/dist/fonts/KaTeX_${mathFiles[face as MathFace]}.ttf`, import.meta.url),
    )
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
