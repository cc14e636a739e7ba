package io.tweebyte.checks.model;

import java.util.List;
import java.util.Map;
import java.util.Set;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/** Rule 6: nothing waits on an event loop, and nothing of the other model is in use. */
public final class ReactiveModel extends ModelRule {

	private static final Set<String> PUBLISHER_WAITS = Set.of("block", "blockOptional", "blockFirst", "blockLast",
			"toIterable", "toStream", "toFuture");

	private static final Map<String, Set<String>> WAITS = Map.of("reactor.core.publisher.Mono", PUBLISHER_WAITS,
			"reactor.core.publisher.Flux", PUBLISHER_WAITS, "java.lang.Thread", Set.of("sleep", "join"),
			"java.util.concurrent.CompletableFuture", Set.of("join", "get"), "java.util.concurrent.Future",
			Set.of("get"), "java.util.concurrent.CountDownLatch", Set.of("await"), "java.net.http.HttpClient",
			Set.of("send"));

	private ReactiveModel() {
		super(Tree.REACTIVE,
				Set.of("java.sql.", "javax.sql.", "jakarta.persistence.", "jakarta.servlet.", "org.hibernate.",
						"org.springframework.jdbc.", "org.springframework.orm.", "org.springframework.data.jpa.",
						"org.springframework.web.servlet.", "com.zaxxer.hikari."));
	}

	public static List<String> violations(Project project, JavaClasses classes) {
		return new ReactiveModel().check(project, classes);
	}

	@Override
	String fault(CodeUnitAccessTarget target) {
		boolean waits = WAITS.getOrDefault(target.getOwner().getName(), Set.of()).contains(target.getName());
		return waits ? "a thread waits, and it may be an event loop: compose the publishers instead" : null;
	}

}
