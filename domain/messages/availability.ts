/** Whether registration is open, as on a course's card (spec 1.4.7 to 1.4.9). */
export const availabilityWords = { open: 'Open', closed: 'Closed', purchased: 'Purchased' } as const

export const seatsLeftText = (n: number): string => `${n} seats left`
