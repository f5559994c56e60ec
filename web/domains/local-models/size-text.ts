import { formatNumber } from '../../locales/format.ts'

/** Formats a size as file managers do: '397 MB', '1.1 GB'. */
export function sizeText(bytes: number): string {
  const isGiga = bytes >= 1e9
  return formatNumber(isGiga ? bytes / 1e9 : bytes / 1e6, {
    style: 'unit',
    unit: isGiga ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: isGiga ? 1 : 0,
  })
}
