let shown: { frame: HTMLIFrameElement; address: string } | null = null

/** Reports whether this browser shows PDF files in a page, and so can print them from one. */
export const canPrintFiles = (): boolean => navigator.pdfViewerEnabled

/** Opens the browser's print dialog for a PDF file. */
export async function printFile(file: Blob): Promise<void> {
  // The dialog reads the frame for as long as it is open, and no event says when it closes.
  shown?.frame.remove()
  if (shown) URL.revokeObjectURL(shown.address)
  const frame = document.createElement('iframe')
  const address = URL.createObjectURL(file)
  shown = { frame, address }
  frame.title = file instanceof File ? file.name : ''
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  // Browsers do not print a frame that is not displayed.
  Object.assign(frame.style, { position: 'fixed', width: '1px', height: '1px', opacity: '0', border: '0' })
  const loaded = new Promise((resolve, reject) => {
    frame.addEventListener('load', resolve, { once: true })
    frame.addEventListener('error', reject, { once: true })
  })
  frame.src = address
  document.body.append(frame)
  await loaded
  frame.contentWindow?.focus()
  frame.contentWindow?.print()
}
