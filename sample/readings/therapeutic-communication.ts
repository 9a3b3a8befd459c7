/** Reading: therapeutic communication and safety. Rich text of ours, sample only. */
export const therapeuticCommunication = `
<h2>Listening is an intervention</h2>
<p>Therapeutic communication has a purpose: it helps the client to express needs, understand what is happening and make decisions. It is not small talk, and it is not giving advice. On examinations the best answer usually keeps the focus on the <strong>client</strong>, invites him or her to say <strong>more</strong>, and answers the <strong>feeling</strong> behind the words.</p>
<h2>What helps</h2>
<ul>
<li><strong>Broad openings:</strong> "What would you like to talk about?"</li>
<li><strong>Reflecting:</strong> "You feel that nobody listens to you."</li>
<li><strong>Sharing observations:</strong> "You seem tense today."</li>
<li><strong>Clarifying:</strong> "I am not sure what you mean by 'the end'. Tell me more."</li>
<li><strong>Silence:</strong> a quiet, attentive pause gives time to think.</li>
<li><strong>Presence:</strong> sitting down says "I have time" more clearly than words.</li>
</ul>
<h2>What blocks</h2>
<table>
<thead><tr><th>Block</th><th>Example</th><th>Why it fails</th></tr></thead>
<tbody>
<tr><td>False reassurance</td><td>"Everything will be fine."</td><td>It denies the worry and may be untrue.</td></tr>
<tr><td>Giving advice</td><td>"If I were you, I would leave."</td><td>It takes the decision away from the client.</td></tr>
<tr><td>Asking why</td><td>"Why did you do that?"</td><td>It sounds like blame.</td></tr>
<tr><td>Changing the subject</td><td>"Let us look at your lunch menu."</td><td>It says that the feeling is unwelcome.</td></tr>
<tr><td>Closed question</td><td>"Are you sad?"</td><td>It ends with yes or no, and then silence.</td></tr>
</tbody>
</table>
<p>Closed questions have one great use: <strong>safety</strong>. "Are you thinking of killing yourself?" must be asked directly. Asking does not plant the idea. If the answer is yes, ask about a plan and the means, do not leave the client alone, and call the team.</p>
<h2>When the client's reality is different</h2>
<h3>Hallucinations and delusions</h3>
<p>Neither argue nor agree. State your own perception, then turn to the feeling: "I do not hear the voices, but they seem to frighten you." Ask what the voices say, because voices that command harm are an emergency.</p>
<h3>Dementia</h3>
<p>Facts may bring fresh grief every time. Validate the feeling instead: "You miss your mother. Tell me about her."</p>
<h3>Delirium</h3>
<p>Here orientation does help, because the confusion is sudden and can be reversed. Offer the date, the place, your name, glasses and hearing aids, and look for the cause: infection, medication, low oxygen, pain, a full bladder.</p>
<h2>Anger and fear</h2>
<p>An angry client is often a frightened one. Keep your voice low, your hands in view, and a clear way to the door for both of you. Acknowledge the feeling, offer a choice, and set a simple limit: "I want to help. I cannot let you throw things. Would you like to walk or to sit down?"</p>
<p>In panic, a client cannot take in much. Stay, speak in short sentences, and breathe slowly together. Explanations can wait.</p>
<h2>A method for the examination</h2>
<ol>
<li>Who is the client in this question? Sometimes it is a parent or a partner.</li>
<li>Is anyone in danger? If so, safety comes before all else.</li>
<li>Cross out answers that reassure, advise, ask why, or change the subject.</li>
<li>Of what remains, choose the answer that invites the client to say more.</li>
</ol>
`
