/** Reading: high and low blood glucose. Rich text of ours, sample only. */
export const diabetesHighAndLow = `
<h2>Sugar needs a key</h2>
<p>Glucose is the body's fuel, and insulin is the key that lets it into most cells. In <strong>type 1</strong> diabetes the pancreas makes almost no insulin, so insulin must be given for life. In <strong>type 2</strong> diabetes the cells resist insulin, and over time the pancreas makes less. In both, too much glucose stays in the blood and slowly harms vessels and nerves.</p>
<h2>High or low?</h2>
<p>Many questions come down to telling high from low. A rhyme that students have used for years helps: <em>hot and dry, sugar high; cold and clammy, need some candy.</em></p>
<table>
<thead><tr><th></th><th>Low (hypoglycemia)</th><th>High (hyperglycemia)</th></tr></thead>
<tbody>
<tr><td>Onset</td><td>Sudden, within minutes</td><td>Slow, over hours to days</td></tr>
<tr><td>Skin</td><td>Cool, pale, sweaty</td><td>Warm, flushed, dry</td></tr>
<tr><td>Behavior</td><td>Shaky, irritable, confused</td><td>Tired, slow, later drowsy</td></tr>
<tr><td>Other signs</td><td>Hunger, fast pulse, headache</td><td>Thirst, much urine; in ketoacidosis fruity breath and deep breathing</td></tr>
<tr><td>Common causes</td><td>Too much insulin, missed meal, extra exercise</td><td>Missed insulin, infection, stress, steroids</td></tr>
</tbody>
</table>
<p>If you cannot measure and cannot tell, treat it as <strong>low</strong>. A little sugar does small harm to a client whose glucose is high, but the brain cannot wait when it is low.</p>
<h2>Treating a low</h2>
<ol>
<li>If the client is awake and can swallow, give about 15 grams of fast-acting carbohydrate: half a cup of juice or regular soda, or glucose tablets.</li>
<li>Check the glucose again after 15 minutes, and repeat if it is still low.</li>
<li>When it is back in range, give a snack with protein and starch if the next meal is far off.</li>
<li>If the client cannot swallow safely, give <strong>nothing by mouth</strong>. Glucagon or intravenous glucose is given as prescribed.</li>
</ol>
<h2>Insulin in practice</h2>
<ul>
<li><strong>Rapid-acting</strong> insulin (such as lispro) works within minutes: the meal must be ready.</li>
<li><strong>Regular</strong> insulin is clear, and the usual kind for intravenous use.</li>
<li><strong>NPH</strong> insulin is cloudy; roll it gently, do not shake it. When mixing, draw up clear before cloudy.</li>
<li><strong>Long-acting</strong> insulin (such as glargine) has no clear peak and is not mixed with others in one syringe.</li>
</ul>
<p>Rotate sites within one area, so that fatty lumps do not form and absorption stays even.</p>
<h2>Sick days</h2>
<p>Illness raises glucose even when the client eats little. Teach clients to keep taking insulin unless told otherwise, test more often, drink fluids, check for ketones as advised, and call if they vomit or if ketones appear. Stopping insulin because "I am not eating" is a classic road to ketoacidosis.</p>
<h2>Feet for life</h2>
<p>Nerve damage hides injury. Teach clients to look at both feet every day, with a mirror if needed; wash in lukewarm water tested with the elbow or a thermometer; dry between the toes; never go barefoot; cut nails straight across; and report every sore. No heating pads, and no corn removers.</p>
<h2>Check yourself</h2>
<p>At ten in the morning a client who had insulin before breakfast is sweating and cannot remember your name. What do you do first? Measure the glucose if the meter is at hand, and give fast carbohydrate if the client can swallow.</p>
`
