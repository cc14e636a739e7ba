package io.tweebyte.checks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Differences that were chosen: {@code subject : reason} a line, {@code #} starts a
 * comment. A subject is a path from the root (a folder ends in {@code /}),
 * {@code path#method}, {@code path calls Type.method}, {@code path says word} or
 * {@code path leaves method}.
 */
public final class AllowList {

	/** Where the list stands, from the root. */
	public static final String PATH = "checks/parity-allow-list.txt";

	private static final int LONG_ENOUGH = 10;

	private final Map<String, String> reasons = new LinkedHashMap<>();

	private final List<String> malformed = new ArrayList<>();

	private final Set<String> used = new HashSet<>();

	private AllowList(String text) {
		text.lines().map(String::strip).filter((line) -> !line.isEmpty() && !line.startsWith("#")).forEach(this::add);
	}

	public static AllowList of(Project project) {
		return new AllowList(project.has(PATH) ? project.read(PATH) : "");
	}

	private void add(String line) {
		int colon = line.indexOf(" : ");
		String reason = (colon < 0) ? "" : line.substring(colon + 3).strip();
		if (reason.length() < LONG_ENOUGH) {
			this.malformed.add(PATH + ": '" + line + "' gives no reason: write 'subject : reason'");
			return;
		}
		this.reasons.put(line.substring(0, colon).strip(), reason);
	}

	/** Whether a line names this subject, or a folder above it. */
	public boolean allows(String subject) {
		boolean allowed = false;
		for (String entry : this.reasons.keySet()) {
			if (entry.equals(subject) || (entry.endsWith("/") && subject.startsWith(entry))) {
				this.used.add(entry);
				allowed = true;
			}
		}
		return allowed;
	}

	/** Why a path, or a folder above it, may be in one tree alone. */
	public Optional<String> reason(String path) {
		return this.reasons.entrySet()
			.stream()
			.filter((line) -> line.getKey().equals(path)
					|| (line.getKey().endsWith("/") && path.startsWith(line.getKey())))
			.map(Map.Entry::getValue)
			.findFirst();
	}

	/**
	 * Lines without a reason, and lines of the given kind that nothing asked for.
	 * @param kind tells the subjects of the rule that has just run
	 */
	public List<String> faults(Predicate<String> kind) {
		List<String> faults = new ArrayList<>(this.malformed);
		this.reasons.keySet()
			.stream()
			.filter(kind)
			.filter((subject) -> !this.used.contains(subject))
			.map((subject) -> PATH + ": nothing needs '" + subject + "' any more: remove the line")
			.forEach(faults::add);
		return faults;
	}

}
