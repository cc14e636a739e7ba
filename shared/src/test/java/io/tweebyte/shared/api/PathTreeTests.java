package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

import io.tweebyte.shared.api.Operation.Access;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PathTreeTests {

	private final PathTree tree = new PathTree();

	@Test
	void findsNothingWhenEmpty() {
		assertThat(this.tree.find(List.of())).isEmpty();
		assertThat(this.tree.find(List.of("a"))).isEmpty();
	}

	@Test
	void findsAllMethodsOfATemplate() {
		Operation get = add("GET", "/a/{aId}");
		Operation put = add("PUT", "/a/{bId}");
		assertThat(this.tree.find(List.of("a", "x"))).containsExactly(get, put);
	}

	@Test
	void goesBackForATextButNotForAnId() {
		Operation text = add("GET", "/search/{term}");
		add("GET", "/search/tag/{tag}");
		add("GET", "/{userId}");
		assertThat(this.tree.find(List.of("search", "tag"))).containsExactly(text);
		assertThat(this.tree.find(List.of("search"))).isEmpty();
	}

	@Test
	void prefersAnIdToAText() {
		Operation id = add("GET", "/{userId}");
		add("GET", "/{term}");
		assertThat(this.tree.find(List.of("x"))).containsExactly(id);
	}

	@Test
	void findsNothingBeyondOrBeforeTheEnd() {
		add("GET", "/a/b");
		assertThat(this.tree.find(List.of("a"))).isEmpty();
		assertThat(this.tree.find(List.of("a", "b", "c"))).isEmpty();
		assertThat(this.tree.find(List.of("b"))).isEmpty();
	}

	private Operation add(String method, String template) {
		Operation operation = new Operation(Service.USER, method, template, Access.TOKEN, Set.of());
		this.tree.add(operation);
		return operation;
	}

}
