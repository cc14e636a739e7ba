package io.tweebyte.features.fuzz;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The things of each kind that all backends have, and the lists with further pages. */
final class Known {

	private final Map<String, List<Integer>> owners = new HashMap<>();

	private final List<String> lists = new ArrayList<>();

	int count(String kind) {
		return this.owners.getOrDefault(kind, List.of()).size();
	}

	/**
	 * The user who may change a thing.
	 * @param kind what it is
	 * @param number its number
	 * @return the number of the user
	 */
	int owner(String kind, int number) {
		return this.owners.get(kind).get(number);
	}

	/**
	 * Counts one more.
	 * @param kind what it is
	 * @param owner the number of the user who may change it
	 * @return its number, from 0
	 */
	int add(String kind, int owner) {
		List<Integer> all = this.owners.computeIfAbsent(kind, (key) -> new ArrayList<>());
		all.add(owner);
		return all.size() - 1;
	}

	/**
	 * Counts one more cursor.
	 * @param list the path of the list it continues
	 * @return its number
	 */
	int addCursor(String list) {
		this.lists.add(list);
		return this.lists.size() - 1;
	}

	/**
	 * The lists with further pages.
	 * @return the path of the list of each cursor, in the order of their numbers
	 */
	List<String> lists() {
		return this.lists;
	}

}
