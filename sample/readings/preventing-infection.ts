/** Reading: how infection spreads and which precautions stop it. Rich text of ours, sample only. */
export const preventingInfection = `
<h2>Breaking the chain</h2>
<p>An infection needs six links: a germ, a place where it lives, a way out, a way to travel, a way in, and a person who cannot fight it off. Nursing care breaks the chain wherever it can. Most of what we do, from cleaning our hands to covering a cough, cuts the link in the middle: the way the germ <em>travels</em>.</p>
<p>Exam questions on infection control rarely ask for the name of a germ alone. They ask what the nurse <strong>does</strong>: which room, which mask, which order. If you know how the germ travels, you can work the answer out.</p>
<h2>Standard precautions: for everyone, every time</h2>
<p>Any client may carry an infection that nobody knows about. So we treat blood, all body fluids except sweat, broken skin and mucous membranes of <strong>every</strong> client as if they could infect us.</p>
<ul>
<li>Clean your hands before and after contact, and after taking off gloves.</li>
<li>Wear gloves when you may touch blood, body fluids, mucous membranes or broken skin.</li>
<li>Add a gown and eye protection when a splash is likely.</li>
<li>Put needles into the sharps container right away. Do not recap a used needle.</li>
<li>Teach clients to cover a cough with a tissue or an elbow.</li>
</ul>
<h2>Transmission-based precautions: added when needed</h2>
<p>Some infections call for more than the standard. These precautions are <strong>added to</strong> standard precautions; they never replace them. They may begin on suspicion, before the laboratory confirms anything.</p>
<table>
<thead><tr><th>Precaution</th><th>How the germ travels</th><th>Examples</th><th>What to add</th></tr></thead>
<tbody>
<tr><td>Contact</td><td>By touch, of the client or of things</td><td>MRSA in a wound, <em>C. difficile</em>, scabies</td><td>Gown and gloves; equipment kept for this client</td></tr>
<tr><td>Droplet</td><td>Large drops that fall within a few feet</td><td>Influenza, pertussis, meningococcal meningitis</td><td>Surgical mask near the client; private room if possible</td></tr>
<tr><td>Airborne</td><td>Fine particles that stay in the air</td><td>Tuberculosis, measles, chickenpox</td><td>Fitted respirator; negative-pressure room with the door closed</td></tr>
</tbody>
</table>
<p>A few conditions need two kinds at once. Chickenpox, for example, calls for airborne <em>and</em> contact precautions until all the lesions have crusted.</p>
<h3>Rub or wash?</h3>
<p>Alcohol rub is quick and works well for most moments of care. Use soap and water instead when your hands look dirty, and after caring for a client with <em>C. difficile</em>, because alcohol does not destroy its spores.</p>
<h2>Putting it on, taking it off</h2>
<p>Put equipment on from the body to the hands: gown, mask or respirator, eye protection, and gloves last, over the cuffs of the gown. When you take it off, the aim is to keep the dirtiest surfaces away from your skin and face. A common order is:</p>
<ol>
<li>Gloves, the most contaminated item</li>
<li>Eye protection, by the band or ear pieces</li>
<li>Gown, rolled inside out</li>
<li>Mask or respirator, by the straps; a respirator only after leaving the room</li>
<li>Hand hygiene</li>
</ol>
<h2>Protecting the client who cannot fight</h2>
<p>A client with very few neutrophils needs the opposite of isolation for others: we protect the client from <em>us</em>. Keep fresh flowers and standing water out of the room, turn away visitors who are ill, avoid rectal temperatures, and report even a slight fever at once. With few white cells, fever may be the only sign of a serious infection.</p>
<h2>Check yourself</h2>
<ul>
<li>Which link of the chain does hand hygiene break?</li>
<li>Which precautions belong to a child with whooping cough?</li>
<li>Why is alcohol rub not enough after caring for a client with <em>C. difficile</em>?</li>
</ul>
`
