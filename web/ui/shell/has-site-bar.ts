/** Pages that fill the window: they have the sidebar instead of the bar and the footer. */
const toolPages = ['/chat', '/essay-writer', '/ai-humanizer', '/ai-detector', '/feature/ai-detector']

/** Returns whether a page has the bar at the top and the footer (docs/spec/2-commercial.md, application shell). */
export function hasSiteBar(path: string): boolean {
  return !toolPages.some((page) => path === page || path.startsWith(`${page}/`))
}
