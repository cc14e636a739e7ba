package io.tweebyte.shared.limit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/**
 * Waiting work in nested groups that take turns: one from each group, and within a group
 * one from each of its own groups. A path names the groups from the outside in.
 */
final class Turns<T> {

	private final SequencedMap<String, Turns<T>> groups = new LinkedHashMap<>();

	private final Deque<T> work = new ArrayDeque<>();

	private int size;

	int size() {
		return this.size;
	}

	int size(String group) {
		Turns<T> inside = this.groups.get(group);
		return (inside != null) ? inside.size : 0;
	}

	/** How much waits in the largest group. */
	int largest() {
		return this.groups.values().stream().mapToInt(Turns::size).max().orElse(0);
	}

	void add(List<String> path, T added) {
		this.size++;
		if (path.isEmpty()) {
			this.work.addLast(added);
		}
		else {
			this.groups.computeIfAbsent(path.getFirst(), (group) -> new Turns<>()).add(inner(path), added);
		}
	}

	/** Takes the next work; its group moves to the end. */
	Optional<T> next() {
		if (this.size == 0) {
			return Optional.empty();
		}
		this.size--;
		Map.Entry<String, Turns<T>> first = this.groups.pollFirstEntry();
		if (first == null) {
			return Optional.of(this.work.removeFirst());
		}
		Optional<T> next = first.getValue().next();
		if (first.getValue().size > 0) {
			this.groups.putLast(first.getKey(), first.getValue());
		}
		return next;
	}

	boolean remove(List<String> path, T removed) {
		boolean found = path.isEmpty() ? this.work.remove(removed) : removeWithin(path, removed);
		if (found) {
			this.size--;
		}
		return found;
	}

	private boolean removeWithin(List<String> path, T removed) {
		Turns<T> inside = this.groups.get(path.getFirst());
		if (inside == null || !inside.remove(inner(path), removed)) {
			return false;
		}
		dropIfEmpty(path.getFirst(), inside);
		return true;
	}

	void removeIf(Predicate<T> unwanted, List<T> removed) {
		this.work.removeIf((waiting) -> unwanted.test(waiting) && removed.add(waiting));
		this.groups.values().forEach((group) -> group.removeIf(unwanted, removed));
		this.groups.values().removeIf((group) -> group.size == 0);
		this.size = this.work.size() + this.groups.values().stream().mapToInt(Turns::size).sum();
	}

	/** Removes the newest work of the largest group. */
	Optional<T> removeNewest() {
		if (this.size == 0) {
			return Optional.empty();
		}
		this.size--;
		if (this.groups.isEmpty()) {
			return Optional.of(this.work.removeLast());
		}
		int largest = largest();
		Map.Entry<String, Turns<T>> group = this.groups.entrySet()
			.stream()
			.filter((entry) -> entry.getValue().size == largest)
			.reduce((one, later) -> later)
			.orElseThrow();
		Optional<T> newest = group.getValue().removeNewest();
		dropIfEmpty(group.getKey(), group.getValue());
		return newest;
	}

	/**
	 * Removes work that new work may displace: of the largest group, if the group of the
	 * new work stays smaller than that; else from within its own group, by the same rule.
	 * So work that waits alone is never displaced.
	 */
	Optional<T> makeRoom(List<String> path) {
		if (path.isEmpty()) {
			return Optional.empty();
		}
		if (size(path.getFirst()) + 1 < largest()) {
			return removeNewest();
		}
		Turns<T> own = this.groups.get(path.getFirst());
		Optional<T> displaced = (own != null) ? own.makeRoom(inner(path)) : Optional.empty();
		displaced.ifPresent((work) -> this.size--);
		return displaced;
	}

	private void dropIfEmpty(String name, Turns<T> group) {
		if (group.size == 0) {
			this.groups.remove(name);
		}
	}

	private static List<String> inner(List<String> path) {
		return path.subList(1, path.size());
	}

}
