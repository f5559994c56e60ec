/** The classes of the menus of the static pages. */
export const sheetClass =
  'absolute z-20 rounded-card bg-surface-raised p-2 shadow-float outline-1 outline-line/60'
export const rowClass =
  'flex h-9 w-full shrink-0 items-center rounded-control px-3 text-left hover:bg-surface-hover max-md:h-11 max-md:text-16'
export const noMarker = 'list-none [&::-webkit-details-marker]:hidden'
