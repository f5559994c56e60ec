/** Keeps Chromium from contacting its maker, and lets it start as root, which its sandbox refuses. */
export function browserArgs(): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-domain-reliability',
    '--disable-sync',
    '--no-default-browser-check',
    '--no-first-run',
    '--no-pings',
    '--metrics-recording-only',
    '--disable-dev-shm-usage',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ]
  return process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
}
