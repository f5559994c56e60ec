import sans from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url'
import sansItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url'
import sansBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url'
import sansBoldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf?url'
import mono from '@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf?url'
import monoItalic from '@expo-google-fonts/cousine/400Regular_Italic/Cousine_400Regular_Italic.ttf?url'
import monoBold from '@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf?url'
import monoBoldItalic from '@expo-google-fonts/cousine/700Bold_Italic/Cousine_700Bold_Italic.ttf?url'
import serif from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?url'
import serifItalic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?url'
import serifBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?url'
import serifBoldItalic from '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf?url'
import mathAms from 'katex/dist/fonts/KaTeX_AMS-Regular.ttf?url'
import mathScript from 'katex/dist/fonts/KaTeX_Caligraphic-Regular.ttf?url'
import mathBold from 'katex/dist/fonts/KaTeX_Main-Bold.ttf?url'
import mathMain from 'katex/dist/fonts/KaTeX_Main-Regular.ttf?url'
import mathItalic from 'katex/dist/fonts/KaTeX_Math-Italic.ttf?url'
import mathSize1 from 'katex/dist/fonts/KaTeX_Size1-Regular.ttf?url'
import mathSize2 from 'katex/dist/fonts/KaTeX_Size2-Regular.ttf?url'
import mathSize3 from 'katex/dist/fonts/KaTeX_Size3-Regular.ttf?url'
import mathSize4 from 'katex/dist/fonts/KaTeX_Size4-Regular.ttf?url'
import type { Face } from './faces.ts'

const addresses: Record<Face, string> = {
  serif,
  serifBold,
  serifItalic,
  serifBoldItalic,
  sans,
  sansBold,
  sansItalic,
  sansBoldItalic,
  mono,
  monoBold,
  monoItalic,
  monoBoldItalic,
  mathMain,
  mathBold,
  mathItalic,
  mathAms,
  mathScript,
  mathSize1,
  mathSize2,
  mathSize3,
  mathSize4,
}

/** Loads the file of one face from this server. */
export async function loadFace(face: Face): Promise<ArrayBuffer> {
  const response = await fetch(addresses[face])
  if (!response.ok) throw new Error(`The font ${face} could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}
