/** Downloads a text or a file that was created on the page. */
export function downloadFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const file = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
