export const notFoundTexts = {
  title: 'There is nothing on this page',
  text: 'The address may be mistyped, or what was here has moved. Your texts are where you left them.',
}
