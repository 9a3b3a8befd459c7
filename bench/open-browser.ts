import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM } from '#tests/client/academies/chromium.ts'

export const openBrowser = (): Promise<Browser> => chromium.launch(CHROMIUM)
