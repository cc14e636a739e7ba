package io.tweebyte.checks.model;

import java.nio.file.Path;
import java.util.List;

import io.tweebyte.checks.AllowList;
import io.tweebyte.checks.TinyProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class AsyncModelTests {

	@TempDir
	Path root;

	@Test
	void acceptsStagesOnNamedExecutors() {
		assertThat(violations("""
				CompletableFuture<Integer> a(Executor threads) {
					return CompletableFuture.supplyAsync(() -> 1, threads).thenApplyAsync((n) -> n + 1, threads);
				}""")).isEmpty();
	}

	@Test
	void namesAStageWithoutExecutor() {
		assertThat(violations("""
				CompletableFuture<Integer> a(Executor threads) {
					return CompletableFuture.supplyAsync(() -> 1).thenApplyAsync((n) -> n + 1, threads);
				}""")).singleElement()
			.asString()
			.matches("async/io/tweebyte/user/A.java:\\d+ calls CompletableFuture.supplyAsync: no executor is named.*");
	}

	@Test
	void namesAWaitEvenInALambdaOrAReference() {
		assertThat(violations("""
				CompletableFuture<Integer> a(CompletableFuture<Integer> other) {
					return other.thenApply((n) -> n + other.join());
				}
				java.util.function.Function<CompletableFuture<Integer>, Integer> b() {
					return CompletableFuture::join;
				}""")).hasSize(2).allSatisfy((text) -> assertThat(text).contains("a thread waits for a stage"));
	}

	@Test
	void namesTheCommonPoolAndADefaultHttpClient() {
		assertThat(violations("""
				long a() {
					return List.of(1).parallelStream().count();
				}
				java.net.http.HttpClient b() {
					return java.net.http.HttpClient.newBuilder().build();
				}""")).hasSize(2)
			.anySatisfy((text) -> assertThat(text).contains("the common pool has one worker"))
			.anySatisfy((text) -> assertThat(text).contains("default, unbounded executor"));
	}

	@Test
	void namesATypeOfTheOtherModel() {
		assertThat(violations("reactor.core.publisher.Mono<String> a;")).isNotEmpty()
			.allSatisfy(
					(text) -> assertThat(text).contains("uses reactor.core.publisher.Mono, which belongs to another"));
	}

	@Test
	void keepsToTheAllowList() {
		new TinyProject(this.root).write(AllowList.PATH,
				"async/io/tweebyte/user/A.java calls CompletableFuture.join : Zuul 1 hands its thread to the filter");
		assertThat(violations("int a(CompletableFuture<Integer> b) { return b.join(); }")).isEmpty();
		assertThat(violations("int a;")).singleElement().asString().contains("remove the line");
	}

	private List<String> violations(String body) {
		TinyProject tiny = new TinyProject(this.root).write("async/user/src/main/java/io/tweebyte/user/A.java",
				"package io.tweebyte.user; import java.util.*; import java.util.concurrent.*;", "class A {", body, "}");
		tiny.compile("async/user");
		return AsyncModel.violations(tiny.project(), CompiledTree.of(tiny.project(), "async/user"));
	}

}
