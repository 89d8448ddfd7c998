import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../out/e2e',
  snapshotPathTemplate: '{testDir}/shots/{arg}{ext}',
  timeout: 120_000,
  // One app at a time: each is a handful of processes, and the tests look at where the focus is.
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: { actionTimeout: 10_000, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
})
