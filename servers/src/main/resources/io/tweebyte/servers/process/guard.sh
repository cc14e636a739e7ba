# Outlives the JVM that started it for a moment and stops what the JVM left behind, however it ended: its end closes
# this script's input. Lines read: "watch PID SIGNAL", "release PID", "delete DIRECTORY". Processes are stopped in the
# reverse order of their start. A process whose number was given to another one since is left alone.
trap '' INT HUP TERM

# Prints what tells this process from a later one of the same number; nothing when it does not live.
started() {
	if [ -r "/proc/$1/stat" ]; then
		read -r line <"/proc/$1/stat" || return
		set -- ${line##*) }
		[ "$1" = Z ] || echo "${20}"
	elif [ ! -d /proc/self ]; then
		ps -o lstart= -p "$1" | tr ' ' '_'
	fi
}

stop() {
	[ -n "$3" ] && [ "$(started "$1")" = "$3" ] || return
	kill "-$2" "$1" 2>/dev/null
	tries=0
	while [ "$(started "$1")" = "$3" ]; do
		tries=$((tries + 1))
		[ "$tries" -le 200 ] || kill -KILL "$1" 2>/dev/null
		sleep 0.1 2>/dev/null || sleep 1
	done
}

watched=
directories=$(printf '\n')
while read -r order argument rest; do
	case $order in
		watch) watched="$argument:$rest:$(started "$argument") $watched" ;;
		release)
			kept=
			for entry in $watched; do
				[ "${entry%%:*}" = "$argument" ] || kept="$kept$entry "
			done
			watched=$kept
			;;
		delete)
			directories="$argument${rest:+ $rest}
$directories"
			;;
	esac
done

for entry in $watched; do
	pid=${entry%%:*}
	rest=${entry#*:}
	stop "$pid" "${rest%%:*}" "${rest#*:}"
done
printf '%s\n' "$directories" | while read -r directory; do
	[ -z "$directory" ] || rm -rf -- "$directory"
done
