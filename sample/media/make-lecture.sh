#!/usr/bin/env bash
# Makes hand-hygiene.mp4 and hand-hygiene.vtt, the sample lecture. It was run once; the product never runs it. The renditions
# are made from it by make-renditions.ts.
# Needs Debian's ffmpeg (5 or newer), flite (the synthetic voice `slt`) and fonts-dejavu-core. The voice is a machine's and
# sounds like one. Words and slides are ours; WHO's "five moments" are cited as the idea that the lecture explains.
set -euo pipefail
cd "$(dirname "$0")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
bold=/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf
plain=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf

# mark | heading | line under the heading | what the voice says
slides=(
  '+|Hand hygiene|The five moments|Hand hygiene: the five moments. Clean hands are the simplest way to protect clients, and yourself, from infection.'
  '1|Before touching a client|Keep your germs away from the client|Moment one: before touching a client. Clean your hands as you come near, for example before taking a pulse.'
  '2|Before a clean procedure|Keep germs out of the body|Moment two: before a clean or aseptic procedure, such as changing a dressing or opening a line.'
  '3|After body fluid risk|Protect yourself and the room|Moment three: after any risk of contact with body fluids, and right after taking off gloves.'
  '4|After touching a client|Leave the germs behind|Moment four: after touching a client, when you leave the bedside.'
  '5|After touching surroundings|Bed rails and tables carry germs too|Moment five: after touching the surroundings, even if you did not touch the client.'
  '=|Rub, or wash?|Soap and water when soiled|Use alcohol rub for most moments. Use soap and water when hands look dirty, and after caring for a client with C. diff. Gloves never replace clean hands.'
)

stamp() { awk -v t="$1" 'BEGIN { printf "%02d:%02d:%06.3f", int(t / 3600), int(t / 60) % 60, t % 60 }'; }

printf 'WEBVTT\n' > hand-hygiene.vtt
at=0
n=0
for slide in "${slides[@]}"; do
  IFS='|' read -r mark heading line words <<< "$slide"
  flite -voice slt -t "${words/C. diff/see diff}" -o "$work/$n.wav"
  spoken="$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$work/$n.wav")"
  length="$(awk -v s="$spoken" 'BEGIN { printf "%.2f", s + 0.9 }')"
  printf '%s' "$mark" > "$work/mark"
  printf '%s' "$heading" > "$work/heading"
  printf '%s' "$line" > "$work/line"
  printf '●' > "$work/disc"
  dots=''
  fade=''
  # The first picture stands at once: the player shows it before it plays.
  if [ "$n" -gt 0 ]; then fade='fade=t=in:d=0.3,'; fi
  for i in 1 2 3 4 5; do
    colour=0x9fc5c9
    if [ "$mark" = "$i" ]; then colour=0x0b6e75; fi
    dots+=",drawbox=x=$((430 + i * 70)):y=560:w=50:h=8:color=$colour:t=fill"
  done
  ffmpeg -nostdin -v error -y \
    -f lavfi -i "color=c=0xf4f8f8:s=1280x720:r=15:d=$length" -i "$work/$n.wav" \
    -filter_complex "[0:v]drawbox=x=0:y=0:w=440:h=720:color=0x0b6e75:t=fill,
drawtext=fontfile=$bold:textfile=$work/disc:fontsize=460:fontcolor=0xf4f8f8:x=220-text_w/2:y=360-text_h/2,
drawtext=fontfile=$bold:textfile=$work/mark:fontsize=140:fontcolor=0x0b6e75:x=220-text_w/2:y=360-text_h/2,
drawtext=fontfile=$bold:textfile=$work/heading:fontsize=44:fontcolor=0x12343b:x=500:y=290,
drawtext=fontfile=$plain:textfile=$work/line:fontsize=34:fontcolor=0x33565c:x=500:y=370$dots,
drawtext=fontfile=$plain:text='Sample lecture. Not clinical advice.':fontsize=20:fontcolor=0x4d6b70:x=500:y=660,
${fade}format=yuv420p[v];[1:a]adelay=300|300,apad,atrim=duration=$length,aresample=44100[a]" \
    -map '[v]' -map '[a]' -t "$length" -c:v libx264 -profile:v main -preset slow -crf 26 -g 30 \
    -c:a aac -b:a 64k -ac 1 "$work/$n.mp4"
  echo "file '$work/$n.mp4'" >> "$work/list"
  from="$(awk -v t="$at" 'BEGIN { print t + 0.3 }')"
  to="$(awk -v t="$at" -v s="$spoken" 'BEGIN { print t + 0.3 + s }')"
  printf '\n%s --> %s\n%s\n' "$(stamp "$from")" "$(stamp "$to")" "$words" >> hand-hygiene.vtt
  at="$(awk -v t="$at" -v l="$length" 'BEGIN { print t + l }')"
  n=$((n + 1))
done
ffmpeg -nostdin -v error -y -f concat -safe 0 -i "$work/list" -c copy -movflags +faststart \
  -metadata title='Hand hygiene: the five moments' hand-hygiene.mp4
