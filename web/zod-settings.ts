// Imported before everything else: zod would test whether it may generate code, which the content security policy
// forbids and browsers report.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
