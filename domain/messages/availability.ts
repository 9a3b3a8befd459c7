/** Whether one can register, as a course's card says it (spec 1.4.7 to 1.4.9). */
export const availabilityWords = { open: 'Open', closed: 'Closed', purchased: 'Purchased' } as const

export const seatsLeftText = (n: number): string => `${n} seats left`
