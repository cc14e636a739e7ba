package io.tweebyte.docs.service;

import java.util.List;
import java.util.stream.Stream;

import io.tweebyte.checks.Tree;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ServiceNamesTests {

	private static final List<Service> ALL = Stream.of("gateway", "user", "tweet")
		.flatMap((name) -> Stream.of(Tree.values()).map((tree) -> new Service(tree, name)))
		.toList();

	private final ServiceNames names = new ServiceNames(ALL);

	@Test
	void namesAllServices() {
		assertThat(this.names.of(ALL)).isEqualTo("all");
	}

	@Test
	void namesServicesOfAllTrees() {
		assertThat(this.names.of(named("user", "tweet"))).isEqualTo("user, tweet");
	}

	@Test
	void namesTheTreesOfServicesThatAreSelectedInSome() {
		List<Service> some = Stream
			.concat(named("user", "tweet").stream(), Stream.of(new Service(Tree.REACTIVE, "gateway")))
			.toList();
		assertThat(this.names.of(some)).isEqualTo("user, tweet; gateway (reactive)");
		assertThat(this.names.of(List.of(new Service(Tree.VIRTUAL, "user"), new Service(Tree.ASYNC, "tweet"),
				new Service(Tree.ASYNC, "user"), new Service(Tree.VIRTUAL, "tweet"))))
			.isEqualTo("user, tweet (async, virtual)");
	}

	@Test
	void namesAllServicesOfOneTree() {
		assertThat(this.names.of(ALL.stream().filter((service) -> service.tree() == Tree.ASYNC).toList()))
			.isEqualTo("all (async)");
	}

	@Test
	void namesServicesOfOneTree() {
		ServiceNames single = new ServiceNames(List.of(new Service(Tree.ASYNC, "user")));
		assertThat(single.of(List.of(new Service(Tree.ASYNC, "user")))).isEqualTo("all");
		assertThat(single.of(List.of())).isEmpty();
	}

	private static List<Service> named(String... names) {
		return ALL.stream().filter((service) -> List.of(names).contains(service.name())).toList();
	}

}
