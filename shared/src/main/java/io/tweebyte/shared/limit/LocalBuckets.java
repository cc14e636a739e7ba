package io.tweebyte.shared.limit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.distributed.proxy.AbstractProxyManager;
import io.github.bucket4j.distributed.proxy.ClientSideConfig;
import io.github.bucket4j.distributed.remote.CommandResult;
import io.github.bucket4j.distributed.remote.MutableBucketEntry;
import io.github.bucket4j.distributed.remote.RemoteBucketState;
import io.github.bucket4j.distributed.remote.Request;

/** Buckets in memory. Only those used last are kept. */
class LocalBuckets extends AbstractProxyManager<String> {

	private final Map<String, RemoteBucketState> buckets;

	LocalBuckets(int capacity, TimeMeter clock) {
		super(ClientSideConfig.getDefault().withClientClock(clock));
		this.buckets = new LinkedHashMap<>(16, 0.75f, true) {

			@Override
			protected boolean removeEldestEntry(Map.Entry<String, RemoteBucketState> eldest) {
				return size() > capacity;
			}

		};
	}

	@Override
	protected synchronized <T> CommandResult<T> execute(String key, Request<T> request) {
		MutableBucketEntry bucket = new MutableBucketEntry(this.buckets.get(key));
		CommandResult<T> result = request.getCommand().execute(bucket, currentTimeNanos());
		if (bucket.exists()) {
			this.buckets.put(key, bucket.get());
		}
		return result;
	}

	@Override
	protected <T> CompletableFuture<CommandResult<T>> executeAsync(String key, Request<T> request) {
		return CompletableFuture.completedFuture(execute(key, request));
	}

	@Override
	public synchronized void removeProxy(String key) {
		this.buckets.remove(key);
	}

	@Override
	protected CompletableFuture<Void> removeAsync(String key) {
		removeProxy(key);
		return CompletableFuture.completedFuture(null);
	}

	@Override
	public boolean isAsyncModeSupported() {
		return true;
	}

}
