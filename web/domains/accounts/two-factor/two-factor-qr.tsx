import { useMemo } from 'react'
import { encode } from 'uqr'
import { twoFactorTexts } from '../../../locales/en/accounts/two-factor.ts'

/** Width of the quiet zone that readers require, in modules (ISO/IEC 18004). */
const border = 4

/** Draws the code as SVG, without external images. It is dark on white in every theme, as readers expect. */
export function TwoFactorQr({ uri }: { uri: string }) {
  const { size, path } = useMemo(() => drawModules(uri), [uri])
  return (
    <svg
      role="img"
      aria-label={twoFactorTexts.qrCodeForYour}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#111" />
    </svg>
  )
}

function drawModules(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border })
  const parts: string[] = []
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const start = x
      while (x < size && row[x]) x++
      parts.push(`M${start} ${y}h${x - start}v1h${start - x}z`)
    }
  })
  return { size, path: parts.join('') }
}
