package io.tweebyte.interaction.transaction;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class Transactions {

	@Async("databaseThreads")
	@Transactional
	public <T> CompletableFuture<T> run(Supplier<T> statements) {
		return CompletableFuture.completedFuture(statements.get());
	}

}
