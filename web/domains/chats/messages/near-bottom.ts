import { createContext } from 'react'
import { limits } from '../../../../contract/limits.ts'

/** The distance from the end, in pixels, within which a growing list follows its end. The essay writer has its own. */
export const NearBottomContext = createContext<number>(limits.nearBottomPx)
