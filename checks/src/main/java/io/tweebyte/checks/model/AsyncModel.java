package io.tweebyte.checks.model;

import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;

import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;

/**
 * Rule 7: stages name their executor, nothing waits for a stage, and nothing of Reactor
 * is in use.
 */
public final class AsyncModel extends ModelRule {

	private static final Set<String> STAGES = Set.of("java.util.concurrent.CompletableFuture",
			"java.util.concurrent.CompletionStage");

	private static final Set<String> WAITS = Set.of("join", "get");

	private static final String HTTP_BUILDER = "java.net.http.HttpClient$Builder";

	private AsyncModel() {
		super(Tree.ASYNC,
				Set.of("reactor.", "io.r2dbc.", "org.springframework.r2dbc.", "org.springframework.web.reactive.",
						"org.springframework.http.server.reactive.", "org.reactivestreams."));
	}

	public static List<String> violations(Project project, JavaClasses classes) {
		return new AsyncModel().check(project, classes);
	}

	@Override
	String fault(JavaClass type, CodeUnitAccessTarget target) {
		String owner = target.getOwner().getName();
		String name = target.getName();
		if (STAGES.contains(owner) && name.endsWith("Async") && !endsWithExecutor(target)) {
			return "no executor is named, so the stage runs on the common pool: pass the executor as last argument";
		}
		if (owner.equals("java.util.concurrent.CompletableFuture") && name.equals("delayedExecutor")
				&& !endsWithExecutor(target)) {
			return "no executor is named, so the stage runs on the common pool: pass the executor as last argument";
		}
		if ((STAGES.contains(owner) || owner.equals("java.util.concurrent.Future")) && WAITS.contains(name)) {
			return "a thread waits for a stage: compose the stages instead";
		}
		if (name.equals("commonPool") || name.equals("parallelStream")) {
			return "the common pool has one worker on two cores: use an executor of the service";
		}
		return null;
	}

	@Override
	String fault(JavaClass type) {
		boolean builds = calls(type, "build");
		return (builds && !calls(type, "executor"))
				? "builds an HttpClient on its default, unbounded executor: pass one of the service's to executor(..)"
				: null;
	}

	private static boolean calls(JavaClass type, String name) {
		return type.getMethodCallsFromSelf()
			.stream()
			.anyMatch((call) -> call.getTargetOwner().getName().equals(HTTP_BUILDER) && call.getName().equals(name));
	}

	private static boolean endsWithExecutor(CodeUnitAccessTarget target) {
		List<JavaClass> parameters = target.getRawParameterTypes();
		return !parameters.isEmpty() && parameters.getLast().getName().equals(Executor.class.getName());
	}

}
