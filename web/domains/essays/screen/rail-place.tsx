/** The place of the buttons of all panels until they are drawn, so that the page beside them does not move. */
export function RailPlace() {
  return <div className="w-13 shrink-0 border-l border-line bg-surface max-lg:hidden" />
}
